import { Trans } from '@lingui/react'
import { useEffect, useRef } from 'react'
import type { LazyModule } from '../load/lazy.tsx'
import styles from './Plot.module.css'

interface PlotProps<Module> {
  /** The module that draws, with the drawing library. */
  plot: LazyModule<Module>
  /** Must be stable. */
  draw: (module: Module) => Element
}

/** A drawing of numbers that stand in a table beside it; its library is loaded lazily. */
export function Plot<Module>({ plot, draw }: PlotProps<Module>) {
  const container = useRef<HTMLDivElement>(null)
  const { module, failed } = plot.use()
  useEffect(() => {
    plot.load()
    plot.retry()
  }, [plot])
  useEffect(() => {
    if (module) container.current?.replaceChildren(draw(module))
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
