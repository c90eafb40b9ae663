import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '@/lib/api.ts'
import { leavePush, pushAddress, subscribePush } from '@/lib/push-device.ts'
import { OPEN_NOTICE } from '@/push-events.ts'

/** Says that the app is open here; an address that is not this person's any more is given up, one of a former key is replaced. */
async function keepDevice(): Promise<void> {
  const endereco = await pushAddress()
  if (endereco === undefined) return
  const { vale, chave } = await api.push.keep.mutate({ endereco })
  if (!vale) await leavePush()
  else if (chave !== null) await api.push.register.mutate({ ...(await subscribePush(chave)), chave })
}

/** Keeps this device's notices, and opens what a pressed one is about. */
export function usePushDevice(): void {
  const router = useRouter()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const worker = navigator.serviceWorker
    // Without a network the next start says it.
    void keepDevice().catch(() => undefined)
    const open = (event: MessageEvent<{ type?: string; rota?: string }>) => {
      if (event.data.type !== OPEN_NOTICE || event.data.rota === undefined) return
      event.ports[0]?.postMessage('ok')
      void router.navigate({ href: event.data.rota })
    }
    worker.addEventListener('message', open)
    return () => worker.removeEventListener('message', open)
  }, [router])
}
