import { describe, expect, it } from 'vitest'
import { answeringServer, failureOf, json, type Answer } from '../test/answering-server.ts'
import { isAway, open } from './client.ts'

const { address, asked, answerWith } = await answeringServer()
const { listen } = open(address, 'ink_um')

describe('events', () => {
  it('are read over lost connections, from the last one on', async () => {
    const stream =
      (text: string): Answer =>
      (response) =>
        response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text)
    answerWith(
      stream('retry: 1\nevent: pronto\ndata: 1\n\n:\n\nid: 7\nevent: notificacao\ndata: 7\n\nevent: cort'),
      // Where replicas are read a position comes before an event: it is for browsers.
      stream('event: posicao\ndata: 4711\n\nevent: pronto\ndata: 1\n\n'),
    )
    const stop = new AbortController()
    const heard: string[] = []
    for await (const { tipo, dados } of listen(stop.signal)) {
      heard.push(`${tipo} ${dados}`)
      if (heard.length === 3) stop.abort()
    }
    expect(heard).toEqual(['pronto 1', 'notificacao 7', 'pronto 1'])
    answerWith(json(403, { codigo: 'forbidden', mensagem: 'x' }))
    expect(await failureOf(listen().next())).toMatchObject({ data: { codigo: 'forbidden' } })
  })

  it('go on after an outage that is longer than the patience of a request', async () => {
    const ready: Answer = (response) =>
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .end('retry: 1\nevent: pronto\ndata: 1\n\n')
    const gone: Answer = (response) => void response.destroy()
    answerWith(ready, gone, gone, gone, ready)
    const stop = new AbortController()
    let heard = 0
    for await (const { tipo } of open(address, 'x', { patience: 0 }).listen(stop.signal)) {
      expect(tipo).toBe('pronto')
      if ((heard += 1) === 2) stop.abort()
    }
    expect([heard, asked.length]).toEqual([2, 5])
    answerWith(gone)
    expect(isAway(await failureOf(open(address, 'x', { patience: 0 }).listen().next()))).toBe(true)
  })

  it('a connection that is never answered is away, and one that is silent afterwards is not', async () => {
    const quiet = { timeout: 300, patience: 0 }
    answerWith(() => {})
    expect(isAway(await failureOf(open(address, 'x', quiet).listen().next()))).toBe(true)
    answerWith((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
      setTimeout(() => response.end('event: pronto\ndata: 1\n\n'), 700)
    })
    expect(await open(address, 'x', quiet).listen().next()).toMatchObject({ value: { tipo: 'pronto' } })
  })
})
