import { Trans, useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import type { Figure } from '../lab/figures'
import styles from './Histogram.module.css'
import { rebin } from './rebin'

type Plot = typeof import('./plot')

interface HistogramProps {
  label: string
  figure: Figure
  /** The largest value to have room for, so that two runs can be laid side by side. */
  upTo: number
}

/** How often which values came up. Its numbers are in the table. */
export function Histogram({ label, figure, upTo }: HistogramProps) {
  const place = useRef<HTMLDivElement>(null)
  const plot = usePlot()
  const language = useLingui().i18n.locale
  useEffect(() => {
    if (plot && place.current)
      place.current.replaceChildren(plot.drawHistogram(rebin(figure), upTo, label, language))
  }, [plot, figure, upTo, label, language])
  return (
    <figure className={styles.histogram}>
      <figcaption>{label}</figcaption>
      <div ref={place} className={styles.plot}>
        {plot === null && (
          <Trans
            id="cascade.lab.no-drawing"
            message="Drawings need a network the first time. The numbers are in the table."
          />
        )}
      </div>
    </figure>
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

/** The largest value of a figure, as its histogram shows it. */
export const endOf = (figure: Figure | undefined): number =>
  figure ? (rebin(figure).at(-1)?.to ?? 0) : 0
