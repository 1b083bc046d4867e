import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { DrawnPicture } from '#src/share/DrawnPicture.tsx'
import { useLink } from '../../store.ts'
import { WON_BOARD } from '../../texts.ts'
import { useFaces } from '../../tiles/faces.ts'
import { drawCleared } from './draw-cleared.ts'

/** The deal of a finished game, coloured by when each tile was taken, with lines of text below. */
export default function SharedPicture({ lines }: { lines: readonly string[] }) {
  const { i18n } = useLingui()
  const session = useLink((store) => store.session)
  const faces = useFaces()
  const caption = lines.join('\n')
  const draw = useCallback(
    (canvas: HTMLCanvasElement) => drawCleared(canvas, session, faces, caption.split('\n')),
    [session, faces, caption],
  )
  return <DrawnPicture name={i18n._(WON_BOARD)} file="pairwise-link.png" draw={draw} />
}
