import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import { RACE_NAMES, raceUsesOf } from '#src/define/race.ts'
import { Field } from '#src/ui/form/Field.tsx'
import type { Use } from './links.ts'

const USE_NAMES: Readonly<Record<Use, MessageDescriptor>> = {
  g: /*i18n*/ { id: 'share.replay', message: 'Replay' },
  ...RACE_NAMES,
}

interface UseFieldProps {
  use: Use
  onChange: (use: Use) => void
}

/** Offers races where a game can be raced. */
export function UseField({ use, onChange }: UseFieldProps) {
  const { i18n } = useLingui()
  const { screen, store } = useOpenPage()
  const uses = raceUsesOf(
    screen,
    useStore(store, ({ session }) => session),
  )
  if (uses.length === 0) return null
  return (
    <Field label={<Trans id="share.use" message="The link opens" />} isInline>
      {(id) => (
        <select
          id={id}
          value={use}
          onChange={({ target }) => onChange(uses.find((one) => one === target.value) ?? 'g')}
        >
          {(['g', ...uses] as const).map((one) => (
            <option key={one} value={one}>
              {i18n._(USE_NAMES[one])}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
