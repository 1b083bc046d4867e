import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AGENTS } from '#src/games/cascade/agents/agents.ts'
import { STRATEGIES } from '#src/games/cascade/agents/strategies.ts'

const page = readFileSync('docs/simulator.md', 'utf8')

test('agents are listed by their pace', () => {
  expect(AGENTS.toSorted((a, b) => STRATEGIES[b].pace - STRATEGIES[a].pace)).toEqual(AGENTS)
})

test('the documentation describes each agent, in order', () => {
  const [, section = ''] = page.split('## Agents')
  const [table = ''] = section.split('\n\n').filter((part) => part.startsWith('| agent | chooses'))
  expect(Array.from(table.matchAll(/^\| `(\w+)`/gm), ([, agent]) => agent)).toEqual(AGENTS)
})
