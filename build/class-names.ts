import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Names a class of a style sheet: `button_k3F`, shorter than Vite does, for names are much of what arrives first. */
export function nameClass(name: string, file: string): string {
  const path = relative(process.cwd(), file).replaceAll('\\', '/')
  return `${name}_${createHash('sha1').update(path).digest('base64url').slice(0, 3)}`
}
