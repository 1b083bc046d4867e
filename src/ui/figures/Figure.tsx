import type { ReactNode } from 'react'

/** A figure above its caption, in a `dl`. */
export const Figure = ({ label, value }: { label: string; value: ReactNode }) => (
  <div className="figure">
    <dt className="muted">{label}</dt>
    <dd>{value}</dd>
  </div>
)
