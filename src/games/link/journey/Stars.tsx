import { Trans } from '@lingui/react'
import { MAX_STARS } from './journey.ts'

/** Draws how many of three stars were earned, with text for screen readers. */
export const Stars = ({ stars }: { stars: number }) => (
  <>
    <StarMarks stars={stars} />
    <span className="unseen">
      <Trans
        id="link.stars"
        message="{stars} of {most} stars"
        values={{ stars, most: MAX_STARS }}
      />
    </span>
  </>
)

export const StarMarks = ({ stars }: { stars: number }) => (
  <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(MAX_STARS - stars)}</span>
)
