/** Sets a series apart from others without its colour, too. */
export interface SeriesLook {
  readonly colour: string
  /** Lengths of dashes and gaps of a line. */
  readonly dash: string
  /** The drawing library's name; a line without points has none. */
  readonly symbol?: 'circle' | 'square' | 'triangle' | 'diamond2' | 'times' | 'wye'
}

/** Looks of curves, in order. */
const CURVE_LOOKS: readonly SeriesLook[] = [
  { colour: 'var(--path)', dash: 'none', symbol: 'circle' },
  { colour: 'var(--hint)', dash: '6 3', symbol: 'square' },
  { colour: 'var(--ring-selected)', dash: '2 3', symbol: 'triangle' },
  { colour: 'var(--ring-opponent)', dash: '8 3 2 3', symbol: 'diamond2' },
  { colour: 'var(--ring-mismatch)', dash: '12 3', symbol: 'times' },
  { colour: 'var(--text)', dash: '1 2', symbol: 'wye' },
]

/** Lines of the two runs. */
export const RUN_LOOKS: readonly [SeriesLook, SeriesLook] = [
  { colour: 'var(--path)', dash: 'none' },
  { colour: 'var(--hint)', dash: '6 3' },
]

export const MOST_CURVES = CURVE_LOOKS.length

export function curveLook(index: number): SeriesLook {
  const look = CURVE_LOOKS[index]
  if (!look) throw new Error('there are no more curves than looks')
  return look
}

/** Shapes around the middle of a key, as the symbols are drawn. */
const SHAPES: Readonly<Record<NonNullable<SeriesLook['symbol']>, string>> = {
  circle: 'M8 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  square: 'M8.5 2.5h7v7h-7z',
  triangle: 'M12 1.5l4.5 8h-9z',
  diamond2: 'M12 1l5 5-5 5-5-5z',
  times: 'M9 3l6 6m0-6l-6 6',
  wye: 'M12 11V6l-4-3m4 3l4-3',
}

/** The sign of a series in a legend: a bar, filled or as an outline, or a piece of its curve. */
export function Key({ of }: { of: SeriesLook | 'bar' | 'outline' }) {
  return (
    <svg width="24" height="12" viewBox="0 0 24 12" fill="none" strokeWidth="2" aria-hidden="true">
      {of === 'bar' && <path d="M6 0h12v12h-12z" fill="var(--path)" />}
      {of === 'outline' && <path d="M7 1h10v10h-10z" stroke="var(--hint)" />}
      {typeof of === 'object' && (
        <>
          <path d="M0 6h24" stroke={of.colour} strokeDasharray={of.dash} strokeWidth="1.5" />
          {of.symbol && <path d={SHAPES[of.symbol]} stroke={of.colour} fill={of.colour} />}
        </>
      )}
    </svg>
  )
}
