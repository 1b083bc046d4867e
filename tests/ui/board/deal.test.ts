// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { clearRows } from '#src/ui/board/Board.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false }))

test('pieces go at rest, out of reach', () => {
  const [grid, layer] = [document.createElement('div'), document.createElement('div')]
  grid.role = 'grid'
  grid.innerHTML = '<button><span data-piece data-look="selected">A</span></button>'
  clearRows(grid, layer)
  expect(layer.querySelector('[data-piece]')?.textContent).toBe('A')
  expect(layer.querySelector('[data-look], [role=grid]')).toBeNull()
  expect(layer.firstElementChild).toHaveProperty('inert', true)
})
