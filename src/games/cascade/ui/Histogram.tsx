import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { Card } from '#src/ui/kit/Card.tsx'
import { Plot } from '#src/ui/kit/Plot.tsx'
import { makeLazyModule } from '#src/ui/lazy.tsx'
import type { Figure } from '../lab/figures'
import styles from './Histogram.module.css'
import { type Axes, rebin } from './rebin'

const plot = makeLazyModule(() => import('./plot'))

interface HistogramProps {
  label: string
  figure: Figure
  /** Shared by two runs side by side; must be stable. */
  axes: Axes
}

/** A chart; the figures are in the table. */
export function Histogram({ label, figure, axes }: HistogramProps) {
  const language = useLingui().i18n.locale
  const draw = useCallback(
    ({ drawHistogram }: typeof import('./plot')) =>
      drawHistogram(rebin(figure, axes.width), axes, label, language),
    [figure, axes, label, language],
  )
  return (
    <Card as="figure" className={styles.histogram}>
      <figcaption>{label}</figcaption>
      <Plot plot={plot} draw={draw} />
    </Card>
  )
}
