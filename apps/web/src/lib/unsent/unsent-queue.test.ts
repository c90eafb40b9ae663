import { file as text } from '@intranet/contract/messages/files'
import { describe, expect, it, vi } from 'vitest'
import { goOnline, openTab, ownBrowser, takeCalls, type Sent } from '@/test/unsent-tabs.ts'

ownBrowser()

const ANA = 7
const BIA = 8
const done = () => ({ data: {} })
const tick = (item: 'documentos' | 'cracha' | 'exame', feito = true) => ({
  input: { id: 1, item, feito },
  title: item,
})
const seat = (lugares: number) => ({ input: { id: 3, lugares }, title: 'Pelotas para Rio Grande' })
const inputs = (calls: readonly Sent[]) => calls.map(({ input }) => input)
type Tab = Awaited<ReturnType<typeof openTab>>

/** What somebody ticks without a network. */
async function tickedOffline(tab: Tab, ...items: Parameters<typeof tick>[0][]) {
  goOnline(false)
  for (const item of items) await tab.sendTyped(ANA, 'shutdownTick', tick(item))
  goOnline(true)
}

describe('what was typed without a network', () => {
  it('waits on the device, and goes out in its order, each with the key it got when it was typed', async () => {
    const { calls } = takeCalls(done)
    const tab = await openTab()
    await tickedOffline(tab, 'exame', 'documentos', 'cracha')
    expect(calls).toEqual([])
    const waiting = await tab.entriesOf(ANA)
    expect(tab.unsentEntries.get()).toHaveLength(3)

    const later = await openTab()
    await later.flushUnsent(ANA)
    expect(calls.map(({ procedure }) => procedure)).toEqual(Array(3).fill('shutdowns.check'))
    expect(inputs(calls)).toEqual(
      ['exame', 'documentos', 'cracha'].map((item) => ({ id: 1, item, feito: true })),
    )
    expect(calls.map(({ key }) => key)).toEqual(waiting.map(({ key }) => key))
    expect(new Set(calls.map(({ key }) => key)).size).toBe(3)
    expect(await later.allEntries()).toEqual([])
    expect(later.unsentEntries.get()).toEqual([])
  })

  it('goes out once, although two tabs send', async () => {
    const { calls } = takeCalls(async () => {
      await new Promise((soon) => setTimeout(soon, 5))
      return { data: {} }
    })
    const [one, other] = [await openTab(), await openTab()]
    await tickedOffline(one, 'exame', 'documentos')
    await Promise.all([one.flushUnsent(ANA), other.flushUnsent(ANA), one.flushUnsent(ANA)])
    expect(inputs(calls)).toMatchObject([{ item: 'exame' }, { item: 'documentos' }])
  })

  it('is asked again with its key where the answer got lost', async () => {
    let broken = true
    const { calls } = takeCalls(() => (broken ? null : { data: {} }))
    const tab = await openTab()
    expect(await tab.sendTyped(ANA, 'seat', seat(1))).toEqual({ state: 'waits', lasting: true })
    broken = false
    await tab.flushUnsent(ANA)
    expect(calls).toHaveLength(2)
    expect(calls[1]).toEqual(calls[0])
    expect(await tab.allEntries()).toEqual([])
  })

  it('is answered at once where there is a network', async () => {
    takeCalls(() => ({ data: { id: 9, situacao: 'pendente' } }))
    const tab = await openTab()
    const sent = await tab.sendTyped(ANA, 'seat', seat(1))
    expect(sent).toEqual({ state: 'sent', answer: { id: 9, situacao: 'pendente' } })
  })

  it('lives as long as the tab in a browser that stores nothing', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { calls } = takeCalls(done)
    const tab = await openTab()
    goOnline(false)
    expect(await tab.sendTyped(ANA, 'seat', seat(1))).toEqual({ state: 'waits', lasting: false })
    goOnline(true)
    await tab.flushUnsent(ANA)
    expect(calls).toHaveLength(1)
    expect(await tab.allEntries()).toEqual([])
  })
})

describe('one person', () => {
  it('sends what is theirs; somebody else who signs in afterwards neither sees nor sends it', async () => {
    const { calls } = takeCalls(done)
    await tickedOffline(await openTab(), 'exame')
    const next = await openTab()
    await next.flushUnsent(BIA)
    expect(calls).toEqual([])
    expect(next.unsentEntries.get()).toEqual([])
    const count = await next.countUnsent()
    expect([count.all, count.of(ANA), count.of(BIA)]).toEqual([1, 1, 0])

    await (await openTab()).flushUnsent(ANA)
    expect(calls.map(({ person }) => person)).toEqual([String(ANA)])
  })

  it('is waited for where the session is over', async () => {
    let signedIn = false
    const { calls } = takeCalls(() =>
      signedIn ? { data: {} } : { status: 401, message: 'Entre para continuar.' },
    )
    const tab = await openTab()
    const { onSignedOut } = await import('@/lib/query-client.ts')
    const over = vi.fn()
    onSignedOut(over)
    await tickedOffline(tab, 'exame', 'documentos')
    await tab.flushUnsent(ANA)
    expect(over).toHaveBeenCalledOnce()
    expect((await tab.entriesOf(ANA)).map(({ refused }) => refused)).toEqual([null, null])
    signedIn = true
    await tab.flushUnsent(ANA)
    expect(inputs(calls)).toMatchObject([{ item: 'exame' }, { item: 'exame' }, { item: 'documentos' }])
  })
})

describe('what the server refuses', () => {
  const full = { status: 422, message: 'Dados inválidos.', campos: { lugares: 'Sem vagas.' } }

  it('stays with its words while the others go on, and is sent once it was put right', async () => {
    const { calls } = takeCalls(({ input }) =>
      (input as { lugares?: number }).lugares === 2 ? full : { data: {} },
    )
    const tab = await openTab()
    goOnline(false)
    await tab.sendTyped(ANA, 'seat', seat(2))
    await tab.sendTyped(ANA, 'shutdownTick', tick('exame'))
    goOnline(true)
    await tab.flushUnsent(ANA)
    await tab.flushUnsent(ANA)
    expect(inputs(calls)).toMatchObject([{ lugares: 2 }, { item: 'exame' }])
    const [kept, ...others] = await tab.entriesOf(ANA)
    expect(others).toEqual([])
    expect(kept!.refused).toMatchObject({ message: 'Sem vagas.', status: 422, campos: full.campos })

    await expect(tab.sendAgain(kept!, seat(2))).rejects.toThrow('Sem vagas.')
    expect(await tab.entriesOf(ANA)).toHaveLength(1)
    expect(await tab.sendAgain(kept!, seat(1))).toMatchObject({ state: 'sent' })
    expect(calls.at(-1)).toMatchObject({ input: { lugares: 1 }, key: kept!.key })
    expect(await tab.allEntries()).toEqual([])
  })

  it('at once is the form’s, with the words of its fields, and nothing is kept', async () => {
    takeCalls(() => full)
    const tab = await openTab()
    const refused = await tab.sendTyped(ANA, 'seat', seat(2)).catch((error: unknown) => error)
    const { readRequestError } = await import('@/lib/request-error.ts')
    expect(readRequestError(refused)).toMatchObject({ status: 422, fields: full.campos })
    expect(await tab.allEntries()).toEqual([])
  })

  it('may be given up', async () => {
    const { calls } = takeCalls(done)
    const tab = await openTab()
    await tickedOffline(tab, 'exame', 'documentos')
    await tab.discardUnsent(ANA, (await tab.entriesOf(ANA)).slice(0, 1))
    await tab.flushUnsent(ANA)
    expect(inputs(calls)).toMatchObject([{ item: 'documentos' }])
  })

  it('waits for a busy server, and after five failures of it lets the others pass', async () => {
    let answer: { status: number; message: string } = { status: 503, message: 'Tente mais tarde.' }
    const { calls } = takeCalls(({ input }) =>
      (input as { item: string }).item === 'exame' ? answer : { data: {} },
    )
    const tab = await openTab()
    await tickedOffline(tab, 'exame', 'documentos')
    for (let times = 0; times < 6; times += 1) await tab.flushUnsent(ANA)
    expect(calls).toHaveLength(6)
    answer = { status: 500, message: 'Ocorreu um erro interno.' }
    for (let times = 0; times < 5; times += 1) await tab.flushUnsent(ANA)
    expect(calls).toHaveLength(12)
    expect(inputs(calls).at(-1)).toMatchObject({ item: 'documentos' })
    expect((await tab.entriesOf(ANA)).map(({ refused }) => refused?.status)).toEqual([500])
  })
})

describe('a report with photos', () => {
  const report = (fotos: string[]) => ({
    input: { objects: [{ texto: 'Poste caído', fotos, bairro: 'Centro', id_cidade: 1 }] },
    title: 'Poste caído',
    photos: fotos,
  })
  const photo = (id: string) => ({
    id,
    person: ANA,
    type: 'image/jpeg',
    bytes: new Uint8Array([1, 2, 3]).buffer,
    takenAt: Date.now(),
  })
  const sentPhotos = (calls: readonly Sent[]) =>
    (inputs(calls) as { objects: { fotos: string[] }[] }[]).map(({ objects }) => objects[0]!.fotos)

  it('sends them first, each once, and the report with the ids that the server gave them', async () => {
    let broken = true
    const { calls, files } = takeCalls(() => (broken ? null : { data: [{ id: 1 }] }))
    const tab = await openTab()
    await tab.addPhoto(photo('foto-a'))
    await tab.addPhoto(photo('foto-b'))
    await tab.sendTyped(ANA, 'fieldReport', report(['foto-a', 'foto-b']))
    broken = false
    await tab.flushUnsent(ANA)
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual(
      Array.from({ length: 2 }, () => ['foto.jpg', 'image/jpeg', 3]),
    )
    expect(sentPhotos(calls)).toEqual(Array.from({ length: 2 }, () => ['arquivo-1', 'arquivo-2']))
    expect(await tab.photoOf('foto-a')).toBeUndefined()
  })

  it('sends them again where the server has forgotten them, as another call', async () => {
    let answer: Parameters<typeof takeCalls>[0] = () => null
    const { calls, files } = takeCalls((sent) => answer(sent))
    const tab = await openTab()
    await tab.addPhoto(photo('foto-a'))
    await tab.sendTyped(ANA, 'fieldReport', report(['foto-a']))
    answer = ({ input }) =>
      JSON.stringify(input).includes('arquivo-1')
        ? { status: 409, message: text.alreadyAttached }
        : { data: [{ id: 1 }] }
    await tab.flushUnsent(ANA)
    expect(files).toHaveLength(2)
    expect(sentPhotos(calls)).toEqual([['arquivo-1'], ['arquivo-1'], ['arquivo-2']])
    expect(calls[2]!.key).not.toBe(calls[1]!.key)
    expect(await tab.allEntries()).toEqual([])
  })

  it('refused at once keeps its photos: the form sends them again', async () => {
    let answer: Parameters<typeof takeCalls>[0] = () => ({ status: 422, message: 'Confirme o hodômetro.' })
    const { calls, files } = takeCalls((sent) => answer(sent))
    const tab = await openTab()
    await tab.addPhoto(photo('foto-a'))
    const again = () => tab.sendTyped(ANA, 'fieldReport', report(['foto-a']))
    await expect(again()).rejects.toThrow('Confirme o hodômetro.')
    expect([await tab.allEntries(), tab.unsentEntries.get()]).toEqual([[], []])
    answer = () => ({ data: [{ id: 1 }] })
    expect(await again()).toMatchObject({ state: 'sent' })
    expect(files).toHaveLength(2)
    expect(sentPhotos(calls)).toEqual([['arquivo-1'], ['arquivo-2']])
    expect(await tab.photoOf('foto-a')).toBeUndefined()
  })

  it('says so where a photo is gone', async () => {
    const { calls } = takeCalls(done)
    const tab = await openTab()
    await expect(tab.sendTyped(ANA, 'fieldReport', report(['foto-x']))).rejects.toThrow(
      'A foto não está mais',
    )
    expect(calls).toEqual([])
  })

  it('photos of forms that were left go after a week; those that wait stay, also when somebody signs out', async () => {
    takeCalls(() => null)
    const tab = await openTab()
    const old = Date.now() - 9 * 24 * 3_600_000
    for (const id of ['velha', 'nova', 'espera'])
      await tab.addPhoto({ ...photo(id), takenAt: id === 'nova' ? Date.now() : old })
    await tab.sendTyped(ANA, 'fieldReport', report(['espera']))
    const there = async () =>
      Promise.all(['velha', 'nova', 'espera'].map(async (id) => Boolean(await tab.photoOf(id))))
    await tab.forgetLoosePhotos()
    expect(await there()).toEqual([false, true, true])
    await tab.forgetLoosePhotos(true)
    expect(await there()).toEqual([false, false, true])
  })
})
