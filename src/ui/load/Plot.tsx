import { Trans } from '@lingui/react'
import { useEffect, useRef } from 'react'
import type { LazyModule } from './lazy.tsx'
import styles from './Plot.module.css'

interface PlotProps<Module> {
  /** The module that draws, with the drawing library. */
  plot: LazyModule<Module>
  /** Must be stable. */
  draw: (module: Module) => Element
}

/** A drawing of numbers that stand in a table beside it; its library is loaded lazily. */
export function Plot<Module>({ plot: { retry, use }, draw }: PlotProps<Module>) {
  const container = useRef<HTMLDivElement>(null)
  const { module, failed } = use()
  useEffect(retry, [retry])
  useEffect(() => {
    if (module) container.current?.replaceChildren(asPicture(draw(module)))
  }, [module, draw])
  return (
    <div className={styles.plot}>
      {failed && !module && (
        <Trans
          id="plot.failed"
          message="Charts need a connection the first time. The numbers are in the table."
        />
      )}
      <div ref={container} />
    </div>
  )
}

/**
 * Makes one picture of a drawing for screen readers. The library writes a style sheet into its drawings, which the
 * page's policy forbids: it is removed, and this component's own sheet says the same.
 */
function asPicture(drawing: Element): Element {
  for (const style of drawing.querySelectorAll('style')) style.remove()
  for (const part of drawing.querySelectorAll('g')) part.removeAttribute('aria-label')
  drawing.setAttribute('role', 'img')
  return drawing
}
