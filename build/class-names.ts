import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Makes class names such as `button_k3F`, shorter than Vite's, since names dominate the first download. */
export function nameClass(name: string, file: string): string {
  const path = relative(process.cwd(), file).replaceAll('\\', '/')
  return `${name}_${createHash('sha1').update(path).digest('base64url').slice(0, 3)}`
}
