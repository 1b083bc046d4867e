// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepRound } from '../../src/round/keep-round'
import type { Keeper, KeepProblem, Kept } from '../../src/round/keeper'

/** A channel to every other of its name, at once. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>()
  constructor(readonly name: string) {
    super()
    Channel.open.add(this)
  }
  postMessage(): void {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) other.dispatchEvent(new Event('message'))
  }
  close(): void {
    Channel.open.delete(this)
  }
}

beforeEach(() => vi.stubGlobal('BroadcastChannel', Channel))
afterEach(() => {
  Channel.open.clear()
  vi.unstubAllGlobals()
})

/** A round that counts its changes, and a keeper whose writes end when they are told to. */
function keep(slot = 'link/novice') {
  const written: number[] = []
  const ends: ((problem?: KeepProblem) => void)[] = []
  const problems: (string | undefined)[] = []
  const removed: string[] = []
  const round = { at: 0, isOver: false, changed: () => {} }
  const keeper = {
    write: (_: string, { at }: Kept) => {
      written.push(at)
      return new Promise<KeepProblem | undefined>((end) => ends.push(end))
    },
    remove: async (gone: string) => void removed.push(gone),
  } as Partial<Keeper> as Keeper
  const stop = keepRound({
    slot,
    keeper,
    read: () => (round.isOver ? null : { at: round.at, left: 1, href: '/', save: null }),
    subscribe: (changed) => {
      round.changed = changed
      return () => {
        round.changed = () => {}
      }
    },
    onProblem: (problem) => problems.push(problem),
  })
  const play = () => {
    round.at += 1
    round.changed()
  }
  const endWrite = async (problem?: KeepProblem) => {
    ends.shift()?.(problem)
    await vi.waitFor(() => undefined)
    await Promise.resolve()
  }
  return { written, problems, removed, round, play, endWrite, stop }
}

describe('keeping a round', () => {
  it('writes it at once, and of the changes during a write only the last', async () => {
    const { written, play, endWrite } = keep()
    expect(written).toEqual([0])
    play()
    play()
    play()
    expect(written).toEqual([0])
    await endWrite()
    expect(written).toEqual([0, 3])
    await endWrite()
    expect(written).toEqual([0, 3])
    play()
    expect(written).toEqual([0, 3, 4])
  })

  it('tells of every write what was wrong, or that nothing was', async () => {
    const { problems, play, endWrite } = keep()
    await endWrite('full')
    expect(problems).toEqual(['full'])
    play()
    await endWrite()
    expect(problems).toEqual(['full', undefined])
  })

  it('removes a round that is over', async () => {
    const { removed, round, play, endWrite } = keep()
    await endWrite()
    round.isOver = true
    play()
    expect(removed).toEqual(['link/novice'])
  })

  it('writes when the page goes out of sight', async () => {
    const { written, round, endWrite } = keep()
    await endWrite()
    round.at = 7
    const seen = vi.spyOn(document, 'visibilityState', 'get')
    seen.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(written).toEqual([0])
    seen.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(written).toEqual([0, 7])
    seen.mockRestore()
  })

  it('is taken over by a newer one of the same slot', async () => {
    const older = keep()
    const other = keep('link/hard')
    await older.endWrite()
    await other.endWrite()
    const newer = keep()
    expect(older.problems).toEqual([undefined, 'elsewhere'])
    expect(other.problems).toEqual([undefined])
    older.play()
    expect(older.written).toEqual([0])
    await newer.endWrite()
    expect(newer.problems).toEqual([undefined])
  })

  it('writes no more once it is stopped', async () => {
    const { written, play, endWrite, stop } = keep()
    await endWrite()
    stop()
    play()
    expect(written).toEqual([0])
  })
})
