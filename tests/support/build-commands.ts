import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type Command = 'arena' | 'simulate'

/** The folder that a command is built to: in node_modules, from which it loads packages. */
export const folderOf = (command: Command): string => `node_modules/.cache/tests/${command}`

async function build(command: Command): Promise<void> {
  const args = ['build', '--logLevel', 'error', '--ssr', `src/cli/${command}/main.ts`]
  await promisify(execFile)('npx', ['vite', ...args, '--outDir', folderOf(command)])
}

/** Builds the commands once for all tests of them. */
export default async function buildCommands(): Promise<void> {
  await Promise.all([build('arena'), build('simulate')])
}
