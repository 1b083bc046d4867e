import { useLingui } from '@lingui/react'
import { memo, useLayoutEffect, useRef } from 'react'
import { isMotionReduced } from '#src/ui/page.ts'

/** A number that counts up to its value, unless motion is reduced. */
export const Count = memo(function Count({ value }: { value: number }) {
  const { i18n } = useLingui()
  const text = useRef<HTMLSpanElement>(null)
  const seen = useRef(value)
  useLayoutEffect(() => {
    const show = (number: number) => {
      seen.current = number
      if (text.current) text.current.textContent = number.toLocaleString(i18n.locale)
    }
    if (value > seen.current && !isMotionReduced()) return countUp(seen.current, value, show)
    show(value)
  }, [value, i18n])
  return <span ref={text}>{value.toLocaleString(i18n.locale)}</span>
})

const COUNT_MS = 450

/** Shows numbers ever more slowly; returns how to stop. */
function countUp(from: number, to: number, show: (number: number) => void): () => void {
  let frame = 0
  let start: number | undefined
  const step = (time: number) => {
    start ??= time
    const left = Math.max(0, 1 - (time - start) / COUNT_MS)
    show(Math.round(to - (to - from) * left ** 2))
    if (left > 0) frame = requestAnimationFrame(step)
  }
  show(from)
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
