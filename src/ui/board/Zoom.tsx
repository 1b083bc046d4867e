import { useLingui } from '@lingui/react'
import { type RefObject, useEffect } from 'react'
import { icon } from '../kit/icons.tsx'
import { useShortcuts } from '../page.ts'
import { CornerMap } from './CornerMap.tsx'
import { useZoom } from './use-zoom.ts'
import type { BoardView } from './view.ts'
import { STEP, TOUCH_CELL } from './viewport.ts'
import styles from './Zoom.module.css'
import { useZoomGestures } from './zoom-gestures.ts'

interface ZoomProps {
  /** The scroll container around the board. */
  scroller: RefObject<HTMLElement | null>
  view: BoardView
  isOver: boolean
}

/** Magnifiers, for a plus alone would not say what it adds. */
const LENS = 'M16 16l5 5M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 10.5h5'
const outIcon = icon(<path d={LENS} />)
const inIcon = icon(<path d={`${LENS}M10.5 8v5`} />)

/** Zooms and pans a large board: gestures, keys, two buttons, and a map in the corner. */
export default function Zoom({ scroller, view, isOver }: ZoomProps) {
  const { i18n } = useLingui()
  const { zoom, fit, limits, zoomBy, toggle } = useZoom(scroller, view)
  useZoomGestures(scroller, { zoomBy, toggle })
  useFocusInView(scroller)
  const enlarge = () => zoomBy(STEP)
  const shrink = () => zoomBy(1 / STEP)
  useShortcuts([
    { shortcut: '+', onPress: enlarge },
    { shortcut: '=', onPress: enlarge },
    { shortcut: '-', onPress: shrink },
  ])
  const isZoomed = zoom > 1
  if (isOver || (!isZoomed && fit >= TOUCH_CELL)) return null
  return (
    <div className={styles.corner}>
      {isZoomed && <CornerMap scroller={scroller} view={view} />}
      {isZoomed && (
        <button
          type="button"
          className={styles.button}
          aria-keyshortcuts="-"
          aria-label={i18n._({ id: 'zoom.out', message: 'Zoom out' })}
          onClick={shrink}
        >
          {outIcon}
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="+"
        aria-label={i18n._({ id: 'zoom.in', message: 'Zoom in' })}
        aria-disabled={zoom >= limits.max}
        onClick={enlarge}
      >
        {inIcon}
      </button>
    </div>
  )
}

/** Scrolls to the tile that gets the focus by a key; a tapped one is in view. */
function useFocusInView(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current
    const scroll = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    element?.addEventListener('focusin', scroll)
    return () => element?.removeEventListener('focusin', scroll)
  }, [scroller])
}
