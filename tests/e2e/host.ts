import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Replaces a file's text. */
export type Change = (path: string, text: string) => string

export interface Host {
  /** The app's address on the host. */
  readonly url: string
  /** Serves files changed from now on. */
  change(change: Change): void
  close(): Promise<void>
}

const isText = (path: string) => !/\.(png|woff2)$/.test(path)

async function read(folder: string, path: string, change: Change | undefined): Promise<Buffer> {
  const bytes = await readFile(join(folder, path))
  if (!isText(path)) return bytes
  return gzipSync(change ? change(path, bytes.toString()) : bytes)
}

/** A plain static host: a folder under a path, compressed. */
export async function openHost(folder: string, under: string): Promise<Host> {
  let change: Change | undefined
  // Files are compressed once, as hosts do.
  const ready = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    // As plain hosts do, which serve `//else/..%2f/` too.
    const pathname = normalize(decodeURIComponent(request.url?.split('?')[0] ?? '/'))
    const inside = pathname.startsWith(under) ? pathname.slice(under.length) : '..'
    const path = inside || 'index.html'
    try {
      if (path.startsWith('..')) throw new Error('Not in the folder')
      const body = ready.get(path) ?? (await read(folder, path, change))
      ready.set(path, body)
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
        ...(isText(path) && { 'content-encoding': 'gzip' }),
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}${under}`,
    change: (wanted) => {
      change = wanted
      ready.clear()
    },
    close: () => closeServer(server),
  }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
