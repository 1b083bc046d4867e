import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Chips } from '#src/ui/form/Chips.tsx'
import { StartForm } from '#src/ui/kit/Start.tsx'
import { makeChoice, nameOf, SIZES } from './choice.ts'

/** The game's first page, which leads to the address of a choice. */
export default function Start() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const [size, setSize] = useState('6')
  const choices = SIZES.map((pairs) => ({ type: 'pairs', pairs }) as const)
  return (
    <StartForm onStart={() => navigate(`/memory/${size}`)}>
      <Chips
        name="size"
        legend={i18n._({ id: 'memory.size', message: 'Size' })}
        chips={choices.map((choice) => ({ id: makeChoice(choice), name: nameOf(i18n, choice) }))}
        chosen={size}
        onChoose={setSize}
      />
    </StartForm>
  )
}
