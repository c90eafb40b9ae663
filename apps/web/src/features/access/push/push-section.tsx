import { push as text } from '@intranet/contract/messages/push'
import { formatDateTime } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { BellOff, BellRing, Send, SlidersHorizontal, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { AccessLine, accessLinesClasses } from '@/components/records/access-line.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { api } from '@/lib/api.ts'
import { cn } from '@/lib/cn.ts'
import { askForNotices, leavePush, pushAbility, subscribePush, type PushAbility } from '@/lib/push-device.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { PushChoiceDrawer } from './push-choice-drawer.tsx'

type OwnPush = Outputs['push']['own']
type Device = OwnPush['aparelhos'][number]
const changes = [trpc.push.pathFilter()]

/** What the person can do where this browser gets none. */
const obstacles: Record<Exclude<PushAbility, 'able'>, string> = {
  insecure: 'Abra a Intranet por um endereço que começa com https:// para receber avisos neste aparelho.',
  unsupported:
    'Este navegador não recebe avisos. No iPhone e no iPad, adicione antes a Intranet à Tela de Início e abra-a por lá.',
  denied:
    'Você bloqueou os avisos da Intranet neste navegador. Para permitir, toque no cadeado ao lado do endereço, abra as permissões do site, permita as notificações e recarregue a página.',
}

/** Asks the person, makes this browser's address, and gives it to the server; what fails on the way leaves nothing. */
async function registerDevice(): Promise<boolean> {
  if (!(await askForNotices())) return false
  const { chave } = await api.push.prepare.mutate()
  const device = await subscribePush(chave)
  try {
    await api.push.register.mutate({ ...device, chave })
  } catch (error) {
    await leavePush().catch(() => undefined)
    throw error
  }
  return true
}

function ThisDevice({ device }: { device: Device | undefined }) {
  const [ability, setAbility] = useState(pushAbility)
  const [failed, setFailed] = useState(false)
  const register = useSave(
    {
      mutationFn: async () => {
        setFailed(false)
        const wanted = await registerDevice().catch((error: unknown) => {
          // The browser's own refusals have English words: a network without its push service, or no worker yet.
          if (!(error instanceof DOMException || error instanceof TypeError)) throw error
          setFailed(true)
          return false
        })
        setAbility(pushAbility())
        if (wanted) toast.success(text.registered)
      },
    },
    { changes },
  )
  const test = useSave(trpc.push.test.mutationOptions(), { saved: text.tested })
  if (ability !== 'able')
    return (
      <div className="grow basis-52 text-sm text-muted-foreground">
        <p className="max-w-[70ch]">{obstacles[ability]}</p>
      </div>
    )
  return (
    <>
      <div className="grow basis-52 text-sm text-muted-foreground">
        <p className="max-w-[70ch]">
          {failed
            ? 'O navegador não conseguiu ligar os avisos. Recarregue a página e tente de novo; se continuar, a rede ou o navegador impede o serviço de avisos.'
            : device
              ? 'Os avisos do sino chegam aqui também com a Intranet fechada. A tela bloqueada nunca mostra nomes.'
              : 'Receba os avisos do sino neste aparelho, também com a Intranet fechada.'}
        </p>
      </div>
      {device ? (
        <Button variant="outline" icon={Send} busy={test.isPending} onClick={() => test.mutate()}>
          Testar
        </Button>
      ) : (
        <Button icon={BellRing} busy={register.isPending} onClick={() => register.mutate()}>
          Receber avisos aqui
        </Button>
      )}
    </>
  )
}

function DeviceLine({ device, onEnd }: { device: Device; onEnd: () => void }) {
  return (
    <AccessLine
      icon={Smartphone}
      name={
        <>
          {device.aparelho}
          {device.atual && <Badge variant="success">Este aparelho</Badge>}
        </>
      }
      action={
        <Button variant="outline" size="sm" icon={BellOff} onClick={onEnd}>
          Encerrar
        </Button>
      }
    >
      {`desde ${formatDateTime(device.created_at)} · `}
      {device.enviado_em ? `último aviso ${formatDateTime(device.enviado_em)}` : 'ainda sem avisos'}
    </AccessLine>
  )
}

function PushParts({ own }: { own: OwnPush }) {
  const [choosing, setChoosing] = useState(false)
  const end = useSave(
    {
      mutationFn: async ({ id, atual }: Device) => {
        await api.push.end.mutate({ id })
        if (atual) await leavePush().catch(() => undefined)
      },
    },
    { saved: text.ended, changes },
  )
  if (!own.ligado) return <p className="mb-6 text-sm text-muted-foreground">{text.off}</p>
  return (
    <>
      <Card className="mb-2 flex flex-row flex-wrap items-center gap-3 p-3">
        <ThisDevice device={own.aparelhos.find(({ atual }) => atual)} />
        <Button variant="outline" icon={SlidersHorizontal} onClick={() => setChoosing(true)}>
          Escolher avisos
        </Button>
      </Card>
      <ul className={cn(accessLinesClasses, 'mb-6')}>
        {own.aparelhos.map((device) => (
          <DeviceLine key={device.id} device={device} onEnd={() => end.mutate(device)} />
        ))}
      </ul>
      {choosing && <PushChoiceDrawer choice={own.escolha} onClose={() => setChoosing(false)} />}
    </>
  )
}

/** Notices on this device, the devices that get them, and which ones come (docs/push.md). */
export function PushSection() {
  const read = useQuery(trpc.push.own.queryOptions())
  return (
    <section className="mt-6">
      <SectionLabel>Avisos neste aparelho</SectionLabel>
      <Loaded reads={[read]} waiting={<Skeleton className="mb-6 h-16" />}>
        {(own) => <PushParts own={own} />}
      </Loaded>
    </section>
  )
}
