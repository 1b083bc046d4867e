import type { Plugin } from 'vite'

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The nodes below a node, wherever they hang. */
const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

const isText = (property: Node, name: string): boolean => {
  const { key, value } = property
  return isNode(key) && key.name === name && isNode(value) && typeof value.value === 'string'
}

/** The `message` of every object that has an `id` beside it, both of them texts. */
function* messagesIn(node: Node): Generator<Node> {
  const properties = node.type === 'ObjectExpression' ? childrenOf(node) : []
  const message = properties.find((property) => isText(property, 'message'))
  if (message && properties.some((property) => isText(property, 'id'))) yield message
  for (const child of childrenOf(node)) yield* messagesIn(child)
}

/**
 * The catalogues hold every message, English too, so what is built need not carry them a second time; but the error
 * screen has to have words also when no catalogue was loaded.
 */
export const messagesInCataloguesOnly = (): Plugin => ({
  name: 'messages-in-catalogues-only',
  enforce: 'post',
  apply: 'build',
  transform(code, id) {
    if (!/\/src\/.*\.tsx?$/.test(id) || id.endsWith('/ErrorScreen.tsx')) return
    const tree: unknown = this.parse(code)
    const found = isNode(tree) ? [...messagesIn(tree)] : []
    const rest = found.toReversed().reduce((text, { start, end }) => {
      const after = text.slice(end).replace(/^\s*,/, '')
      return text.slice(0, start) + after
    }, code)
    return { code: rest, map: null }
  },
})
