import { application as text } from '@intranet/contract/messages/careers'
import { isCandidate } from '@intranet/contract/access'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download, FileUser, Trash2 } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { loadPart } from '@/lib/missing-chunk.ts'
import type { Session } from '@/lib/session.ts'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { useSave } from '@/lib/use-save.ts'

/** Export and deletion, without asking anybody. */
export function OwnCareersData({ session }: { session: Session }) {
  const confirm = useConfirm()
  const client = useQueryClient()
  const navigate = useNavigate()
  const candidate = isCandidate(session)
  const remove = useSave(
    {
      mutationFn: () => api.jobApplications.removeOwn.mutate(),
      onSuccess: async ({ conta }) => {
        if (conta) {
          ;(await loadPart(() => import('@/components/shell/sign-out.ts')))?.forgetSession(client)
          await navigate({ to: '/home/vacancy' })
        } else await client.invalidateQueries()
      },
    },
    { saved: text.removed },
  )
  const ask = async () => {
    const sure = await confirm({
      title: 'Excluir seus dados?',
      consequences: [
        'Currículo, PDF e candidaturas são apagados e não voltam.',
        candidate ? 'Sua conta é encerrada.' : 'Sua conta de funcionário continua.',
      ],
      confirmLabel: 'Excluir',
      irreversible: true,
    })
    if (sure) remove.mutate()
  }
  return (
    <section>
      <SectionLabel>Seus dados</SectionLabel>
      <div className="flex flex-wrap gap-2">
        <AddressLink to="/resume/list" className={buttonVariants({ variant: 'outline' })}>
          <FileUser aria-hidden />
          Completar currículo
        </AddressLink>
        <DownloadLink
          href="/export/meus-dados?formato=pdf"
          className={buttonVariants({ variant: 'outline' })}
        >
          <Download aria-hidden />
          Baixar em PDF
        </DownloadLink>
        <DownloadLink
          href="/export/meus-dados?formato=json"
          className={buttonVariants({ variant: 'outline' })}
        >
          <Download aria-hidden />
          Baixar em JSON
        </DownloadLink>
        <Button variant="outline" icon={Trash2} busy={remove.isPending} onClick={() => void ask()}>
          Excluir meus dados
        </Button>
      </div>
    </section>
  )
}
