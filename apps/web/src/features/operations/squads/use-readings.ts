import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepReadings, unsentReadings } from '@/lib/unsent-readings.ts'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'
import { flushReadings } from './reading-queue.ts'

export interface ReadCode {
  codigo: string
  /** Null while it waits for the server. */
  resultado: string | null
  produto: string | null
}

const AGAIN_MS = 5000

/** What was read in a count: kept on the device at once, sent as soon as there is a network, each code once. */
export function useReadings(pessoa: number, contagem: number) {
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<readonly ReadCode[]>([])
  const [waiting, setWaiting] = useState(0)
  const scanned = useRef(new Set<string>())

  const recount = useCallback(async () => {
    const mine = (await unsentReadings(pessoa)).filter((one) => one.contagem === contagem)
    setWaiting(mine.length)
    return mine
  }, [pessoa, contagem])

  const flush = useCallback(async () => {
    const { answers, refused } = await flushReadings(pessoa, contagem)
    if (refused) toast.error(refused)
    for (const { resultados, repetidas } of answers) {
      setCodes((now) =>
        now.map((one) => {
          const found = resultados.find(({ codigo }) => codigo === one.codigo)
          if (found) return { ...one, ...found }
          return repetidas.includes(one.codigo) && !one.resultado ? { ...one, resultado: 'repetido' } : one
        }),
      )
    }
    await recount()
    if (answers.length) await queryClient.invalidateQueries(trpc.inventory.pathFilter())
  }, [pessoa, contagem, recount, queryClient])

  useEffect(() => {
    // What a closed tab left is there again, and goes out.
    const begin = async () => {
      const mine = await recount()
      for (const { codigo } of mine) scanned.current.add(codigo)
      setCodes((now) => [...mine.map(({ codigo }) => ({ codigo, resultado: null, produto: null })), ...now])
      await flush()
    }
    const first = setTimeout(() => void begin(), 0)
    const again = () => void flush()
    window.addEventListener('online', again)
    const timer = setInterval(() => {
      if (navigator.onLine) again()
    }, AGAIN_MS)
    return () => {
      clearTimeout(first)
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [recount, flush])

  const read = useCallback(
    async (typed: string, local: string | null) => {
      const codigo = typed.trim().toUpperCase().slice(0, 60)
      if (!codigo) return
      if (scanned.current.has(codigo)) return toast.error(`O código ${codigo} já foi lido.`)
      scanned.current.add(codigo)
      const lido_em = new Date().toISOString()
      await keepReadings([
        { chave: crypto.randomUUID(), pessoa, contagem, codigo, quantidade: 1, local, lido_em, lote: null },
      ])
      setCodes((now) => [{ codigo, resultado: null, produto: null }, ...now])
      await flush()
    },
    [pessoa, contagem, flush],
  )
  return { codes, waiting, read, flush }
}
