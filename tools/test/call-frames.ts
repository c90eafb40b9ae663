// What another Node process runs, by its inspector: that answers even from within an endless loop.
import { setTimeout as sleep } from 'node:timers/promises'

/** Where Node's inspector listens once a process gets SIGUSR1. */
const INSPECTOR = 'http://127.0.0.1:9229/json/list'
const WAIT_MS = 3000
const MOST = 25

interface CallFrame {
  functionName: string
  location: { scriptId: string; lineNumber: number; columnNumber: number }
}
/** What the inspector reports: a script that it knows, or the process that it paused. */
type Reported =
  | { method: 'Debugger.scriptParsed'; params: { scriptId: string; url: string } }
  | { method: 'Debugger.paused'; params: { callFrames: CallFrame[] } }
  | { method?: undefined }

async function listening(): Promise<string | undefined> {
  try {
    const [one] = (await (await fetch(INSPECTOR)).json()) as { webSocketDebuggerUrl: string }[]
    return one?.webSocketDebuggerUrl
  } catch {
    // Nobody listens.
    return undefined
  }
}

async function addressOf(pid: number): Promise<string | undefined> {
  // Another process that is looked into.
  if (await listening()) return undefined
  process.kill(pid, 'SIGUSR1')
  for (let waited = 0; waited < WAIT_MS; waited += 100) {
    const address = await listening()
    if (address) return address
    await sleep(100)
  }
  return undefined
}

/** The functions that process `pid` is in, the innermost first; one line says so where it runs none. */
export async function framesOf(pid: number): Promise<string[]> {
  const url = await addressOf(pid)
  if (!url) return ['its inspector does not answer']
  const socket = new WebSocket(url)
  const scripts = new Map<string, string>()
  const words = ({ functionName, location: { scriptId, lineNumber, columnNumber } }: CallFrame) =>
    `${functionName || '(no name)'} ${scripts.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1}`
  const paused = new Promise<string[]>((done) => {
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const reported = JSON.parse(data) as Reported
      if (reported.method === 'Debugger.scriptParsed')
        scripts.set(reported.params.scriptId, reported.params.url)
      if (reported.method === 'Debugger.paused') done(reported.params.callFrames.slice(0, MOST).map(words))
    })
    socket.addEventListener('open', () => {
      for (const [id, name] of ['Debugger.enable', 'Debugger.pause'].entries())
        socket.send(JSON.stringify({ id, method: name }))
    })
  })
  const frames = await Promise.race([paused, sleep(WAIT_MS, ['it waits'])])
  socket.close()
  return frames
}
