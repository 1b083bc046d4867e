import type { CDPSession, Page } from '@playwright/test'
import * as v from 'valibot'

/** What an action costs, in counts, which a busy machine leaves as they are. */
export interface Work {
  /** In the tasks of its events: components rendered, elements added, messages to workers and the database. */
  readonly rendered: number
  readonly added: number
  readonly sent: number
  /** Layouts that scripts forced in the task of the click or key. */
  readonly forced: number
  /** Until its first frame is painted. */
  readonly recalculated: number
  readonly laidOut: number
  /** The most elements restyled at once, until all is at rest. */
  readonly restyled: number
}

type InTasks = Pick<Work, 'rendered' | 'added' | 'sent'>

declare global {
  interface Window {
    /** Counts of the tasks of input events, since it was set. */
    inTasks: InTasks
    /** Adds to them, during such a task. */
    count: (what: keyof InTasks, number: number) => void
  }
}

/** Counts what tasks of input events render, add and send. To be called before a page is opened. */
export const watchWork = (page: Page): Promise<unknown> =>
  page.addInitScript(`(${countTasks})();(${countRenders})();(${countSent})()`)

/** Counts the work of an action of one click or key, on a page at rest; returns once it is at rest again. */
export async function workOf(page: Page, act: () => Promise<unknown>): Promise<Work> {
  await rest(page)
  await page.evaluate(() => {
    window.inTasks = { rendered: 0, added: 0, sent: 0 }
  })
  const session = await page.context().newCDPSession(page)
  const traced = await trace(session, async () => {
    await act()
    await rest(page)
  })
  await session.detach()
  return { ...(await page.evaluate(() => window.inTasks)), ...countInTrace(traced) }
}

/** Resolves once nothing has moved for half a second. */
const rest = (page: Page): Promise<unknown> => page.evaluate(restInPage)

function restInPage(): Promise<void> {
  const FRAMES = 30
  const isMoving = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  return new Promise((resolve) => {
    const look = (still: number) => {
      if (still === FRAMES) resolve()
      else
        requestAnimationFrame(() => look(document.getAnimations().some(isMoving) ? 0 : still + 1))
    }
    look(0)
  })
}

/** An event of Chromium's trace; times in microseconds. */
const eventSchema = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  args: v.object({
    data: v.optional(v.looseObject({ type: v.optional(v.unknown()) })),
    elementCount: v.optional(v.number(), 0),
  }),
})
type TraceEvent = v.InferOutput<typeof eventSchema>

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

async function trace(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const parsed = v.safeParse(eventSchema, event)
      if (parsed.success) events.push(parsed.output)
    }
  })
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return events.toSorted((one, other) => one.ts - other.ts)
}

const ACTS: readonly unknown[] = ['click', 'keydown']

const isAct = ({ name, args }: TraceEvent) =>
  name === 'EventDispatch' && ACTS.includes(args.data?.type)

function countInTrace(all: readonly TraceEvent[]): Omit<Work, keyof InTasks> {
  const act = all.find(isAct)
  if (!act) throw new Error('The trace has no click and no key')
  const events = all.filter(({ pid, tid }) => pid === act.pid && tid === act.tid)
  const after = events.filter(({ ts }) => ts >= act.ts)
  const painted = after.slice(
    0,
    after.findIndex(({ name }) => name === 'Commit'),
  )
  const task = events.find(
    ({ name, ts, dur }) => name.endsWith('RunTask') && ts <= act.ts && act.ts < ts + dur,
  )
  const ended = task ? task.ts + task.dur : act.ts
  const countOf = (name: string) => painted.filter((event) => event.name === name).length
  return {
    recalculated: countOf('UpdateLayoutTree'),
    laidOut: countOf('Layout'),
    forced: painted.filter(({ name, ts }) => name === 'Layout' && ts < ended).length,
    restyled: Math.max(...after.map(({ args }) => args.elementCount)),
  }
}

/** A node of React's tree, as its developer tools see it. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** Runs in the page, as the next two do, so it is self-contained. */
function countTasks(): void {
  let tasks = 0
  // A tick of the game's clock that falls into a task is none of its work.
  Object.assign(window, { setInterval: () => 0 })
  window.inTasks = { rendered: 0, added: 0, sent: 0 }
  window.count = (what, number) => {
    if (tasks > 0) window.inTasks = { ...window.inTasks, [what]: window.inTasks[what] + number }
  }
  const begin = () => {
    tasks += 1
    const end = () => {
      tasks -= 1
    }
    // Of all that waits, a task of this priority runs first once the event's own is over.
    void scheduler.postTask(end, { priority: 'user-blocking' })
  }
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(type, begin, { capture: true })
}

/** Counts components that React renders, and elements that are added. */
function countRenders(): void {
  /** Functions, forwarded references, and the two kinds of memoized components. */
  const COMPONENTS = [0, 11, 14, 15]
  const PERFORMED_WORK = 1
  const renderedIn = ({ tag, flags, alternate, child }: Fiber): number => {
    const isRendered = COMPONENTS.includes(tag) && (!alternate || (flags & PERFORMED_WORK) > 0)
    let sum = isRendered ? 1 : 0
    // What React left as it was shares its children with the tree before.
    for (let next = child === alternate?.child ? null : child; next; next = next.sibling)
      sum += renderedIn(next)
    return sum
  }
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: unknown, { current }: { current: Fiber }) =>
      window.count('rendered', renderedIn(current)),
    onPostCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  const sizeOf = (node: Node) =>
    node instanceof Element ? 1 + node.getElementsByTagName('*').length : 0
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) window.count('added', sizeOf(node))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Counts messages to workers and to the database. */
function countSent(): void {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...value) {
    window.count('sent', 1)
    return put.apply(this, value)
  }
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (...message: [unknown]) {
    window.count('sent', 1)
    postMessage.apply(this, message)
  }
}
