import { Scale } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { formatDateTime } from '@intranet/contract/formats'
import { wholeBlacklistEntry } from '@intranet/contract/sales/blacklist'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { useGoBack } from '@/components/shell/use-go-back.ts'
import { Button } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { BlacklistFields } from './blacklist-fields.tsx'
import { BlacklistEntryPage } from './blacklist-entry-page.tsx'
import type { BlacklistRecord } from './blacklist-record.ts'
import { entryName } from './blacklist-name.ts'
import { blacklistAt, type BlacklistDoor } from './blacklist.entity.ts'

const changed = trpc.blacklist.pathFilter()

export function BlacklistRegisterPage() {
  const blank = {
    tipo: 'cliente' as const,
    id_empresa: null,
    cpf_cnpj: '',
    nome: '',
    cep: '',
    logradouro: '',
    numero: '',
    complemento: '',
    bairro: '',
    cidade: '',
    uf: null,
    observacao: '',
    data_inicio: '',
    data_fim: '',
    id_evidencia: null,
  }
  return (
    <RegisterPage entity={blacklistAt.registry} schema={wholeBlacklistEntry} blank={blank}>
      <BlacklistFields />
    </RegisterPage>
  )
}

/** "Revisar": who is here may ask why; the answer keeps the entry or takes it off. */
function ReviewButton({ record }: { record: BlacklistRecord }) {
  const confirm = useConfirm()
  const goBack = useGoBack()
  const { mutate } = useSave(trpc.blacklist.review.mutationOptions(), {
    saved: 'Revisão registrada.',
    changes: [changed],
  })
  const review = async () => {
    const answer = await confirm({
      title: 'Revisar registro',
      text: record.revisao_em
        ? `Última revisão em ${formatDateTime(record.revisao_em)}, por ${record.revisor ?? 'alguém que saiu'}.`
        : 'Este registro ainda não foi revisado.',
      choices: [
        { value: 'manter', label: 'Manter', note: 'Continua valendo até a data de fim.' },
        { value: 'retirar', label: 'Retirar', note: 'Deixa de valer, e as leads são liberadas.' },
      ],
    })
    if (!answer) return
    const decisao = answer.textArea === 'retirar' ? 'retirar' : 'manter'
    mutate({ id: record.id, updated_at: record.updated_at, decisao }, { onSuccess: () => goBack() })
  }
  return (
    <Button variant="outline" icon={Scale} onClick={() => void review()}>
      Revisar
    </Button>
  )
}

/** An entry to change, or only to read: at the sellers' door, or where it is not the person's. */
export function BlacklistEditPage({ record, door }: { record: BlacklistRecord; door: BlacklistDoor }) {
  const session = useSession()
  const history = <RecordHistory history={blacklistAt.registry.history} id={record.id} />
  if (door === 'external' || !record.editavel || !can(session, 'blacklist', 'create'))
    return <BlacklistEntryPage record={record}>{history}</BlacklistEntryPage>
  return (
    <EditPage
      entity={blacklistAt.registry}
      beside={entryName(record)}
      heading="EDITAR REGISTRO"
      schema={wholeBlacklistEntry}
      record={record}
      tools={can(session, 'blacklist', 'manage') && <ReviewButton record={record} />}
    >
      <BlacklistFields saved={record.id_motivo} evidence={record} />
    </EditPage>
  )
}
