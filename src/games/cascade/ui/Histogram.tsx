import { Trans, useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { Card } from '#src/ui/kit/Card.tsx'
import type { Figure } from '../lab/figures'
import styles from './Histogram.module.css'
import { type Axes, rebin } from './rebin'

type Plot = typeof import('./plot')

interface HistogramProps {
  label: string
  figure: Figure
  /** The same for two runs side by side; must be stable. */
  axes: Axes
}

/** How often which values came up. Its numbers are in the table. */
export function Histogram({ label, figure, axes }: HistogramProps) {
  const container = useRef<HTMLDivElement>(null)
  const plot = usePlot()
  const language = useLingui().i18n.locale
  useEffect(() => {
    if (!plot || !container.current) return
    const bars = rebin(figure, axes.width)
    container.current.replaceChildren(plot.drawHistogram(bars, axes, label, language))
  }, [plot, figure, axes, label, language])
  return (
    <Card as="figure" className={styles.histogram}>
      <figcaption>{label}</figcaption>
      <div ref={container} className={styles.plot}>
        {plot === null && (
          <Trans
            id="cascade.lab.no-drawing"
            message="Charts need a connection the first time. The numbers are in the table."
          />
        )}
      </div>
    </Card>
  )
}

/** The drawing library, once it is there; `null` when it cannot be had. */
function usePlot(): Plot | null | undefined {
  const [plot, setPlot] = useState<Plot | null>()
  useEffect(() => {
    import('./plot').then(setPlot, () => setPlot(null))
  }, [])
  return plot
}
