import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** An ESTree node. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

const hasText = (value: unknown): value is { readonly cooked: string } =>
  typeof value === 'object' && value !== null && 'cooked' in value

/** Returns a property's text: a string, or a template without expressions. */
function textOf({ value }: Node): string | undefined {
  if (!isNode(value)) return undefined
  if (typeof value.value === 'string') return value.value
  const [part, ...others] = value.type === 'TemplateLiteral' ? childrenOf(value) : []
  return others.length === 0 && hasText(part?.value) ? part.value.cooked : undefined
}

const isText = (property: Node, name: string): boolean =>
  isNode(property.key) && property.key.name === name && textOf(property) !== undefined

/** Yields the `message` value of each object literal with a literal `id` and `message`. */
function* messagesIn(node: Node): Generator<Node> {
  const properties = node.type === 'ObjectExpression' ? childrenOf(node) : []
  const message = properties.find((property) => isText(property, 'message'))
  if (message && properties.some((property) => isText(property, 'id'))) yield message
  for (const child of childrenOf(node)) yield* messagesIn(child)
}

/** Precompiles a message so that the app needs no parser. */
const compiled = (property: Node): string =>
  JSON.stringify([compileMessage(textOf(property) ?? '')].flat(1))

/** Compiles English messages in place, so that English loads no catalogue. */
export const compileMessages = (): Plugin => ({
  name: 'compile-messages',
  enforce: 'post',
  apply: 'build',
  transform(code, id) {
    if (!/\/src\/.*\.tsx?$/.test(id)) return
    const tree: unknown = this.parse(code)
    const found = isNode(tree) ? [...messagesIn(tree)] : []
    const built = found
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (text, message) =>
          `${text.slice(0, message.start)}message: ${compiled(message)}${text.slice(message.end)}`,
        code,
      )
    return { code: built, map: null }
  },
})
