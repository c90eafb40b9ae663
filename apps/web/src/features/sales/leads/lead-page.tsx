import { useQuery } from '@tanstack/react-query'
import { formatCep, formatDate, formatDateTime, formatMoney } from '@intranet/contract/formats'
import { lead as text } from '@intranet/contract/messages/leads'
import { blacklistKindNames, type BlacklistKind } from '@intranet/contract/sales/blacklist-words'
import {
  finalizationText,
  leadStatuses,
  originNames,
  outcomeNames,
  typeNames,
  wrongReasonNames,
  type LeadOrigin,
  type LeadOutcome,
  type LeadType,
  type WrongReason,
} from '@intranet/contract/sales/lead-words'
import { Page, PageHead, PageSheet, SectionLabel, Spine } from '@/components/shell/page.tsx'
import { StepLine, Stepper } from '@/components/shell/stepper.tsx'
import { RowActions } from '@/components/table/row-actions.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { DetailList } from '../detail-list.tsx'
import type { Door } from '../reports/lead-links.ts'
import { LeadDuplicates } from './lead-duplicates.tsx'
import { LeadHistory } from './lead-history.tsx'
import { BlocklistMark, ErpBadge, OverdueMark } from './lead-marks.tsx'
import { daysText, documentText, phoneText } from './lead-text.ts'
import { useLeadActions } from './use-lead-actions.tsx'

type WholeLead = Outputs['leads']['get']

const join = (separator: string, ...parts: (string | null)[]) => parts.filter(Boolean).join(separator)
const moment = (at: string | null) => at && formatDateTime(at)

const tones: Partial<Record<string, 'success' | 'warning' | 'danger' | 'info'>> = {
  aberta: 'info',
  efetivada: 'success',
  sem_cobertura: 'warning',
  inviavel: 'warning',
  excluida: 'danger',
}

/** Why it ended, in the words of whoever ended it. */
function endingOf(lead: WholeLead): string | null {
  const wrong = lead.wrong_motivo && wrongReasonNames[lead.wrong_motivo as WrongReason]
  return lead.motivo_exclusao ?? wrong ?? lead.motivo_inativacao ?? lead.motivo_inviabilidade
}

function Facts({ lead }: { lead: WholeLead }) {
  const provider = lead.provedor === 'razao' ? 'RazaoInfo' : lead.provedor_nome
  return (
    <>
      <SectionLabel>Cliente</SectionLabel>
      <DetailList
        rows={[
          ['Documento', documentText(lead.documento)],
          ['Fone', phoneText(lead.fone)],
          ['E-mail', lead.email],
          ['Nascimento', lead.data_nascimento && formatDate(lead.data_nascimento)],
          ['Endereço', join(', ', lead.logradouro, join(' ', lead.numero, lead.complemento))],
          ['Bairro', lead.bairro],
          ['Cidade', join(' - ', lead.cidade, lead.estado)],
          ['CEP', lead.cep && formatCep(lead.cep)],
          ['Referência', lead.referencia],
        ]}
      />
      <SectionLabel>Venda</SectionLabel>
      <DetailList
        rows={[
          ['Provedor', provider],
          ['Tipo', typeNames[lead.tipo as LeadType]],
          ['Origem', originNames[lead.origem as LeadOrigin]],
          ['Campanha', lead.campanha],
          ['Canal', lead.canal],
          ['Vendedor', lead.vendedor],
          ['Produto', lead.produto],
          ['Valor', lead.valor && formatMoney(lead.valor)],
          ['Vencimento', lead.vencimento_dia && `dia ${lead.vencimento_dia}`],
          ['Produto atual', lead.produto_atual],
          ['Valor atual', lead.valor_atual && formatMoney(lead.valor_atual)],
          ['Contrato', lead.contrato],
          ['Indicador', lead.funcionario],
          ['Código Cliente', lead.cod_cliente],
          ['Código Lead', lead.pendente_erp ? <ErpBadge /> : lead.cod_lead],
        ]}
      />
      <SectionLabel>Andamento</SectionLabel>
      <DetailList
        rows={[
          ['Criação', formatDateTime(lead.created_at)],
          ['Cadastrada por', lead.autor],
          [
            'Data/Hora',
            lead.data_mk
              ? join(' - ', formatDate(lead.data_mk), lead.hora_mk?.slice(0, 5) ?? null)
              : text.noMarketingDate,
          ],
          ['Contatos', String(lead.tentativas)],
          ['Último contato', moment(lead.ultimo_contato)],
          ['Próximo contato', moment(lead.proximo_contato)],
          [
            'Motivo Blocklist',
            lead.blacklist
              ? (lead.blacklist_motivo ?? blacklistKindNames[lead.blacklist as BlacklistKind])
              : text.notOnBlocklist,
          ],
          ['Motivo', endingOf(lead)],
          ['Lead Associada', lead.id_lead_associada],
          ['Tempo de Finalização', finalizationText(lead.tempo_finalizacao)],
          ['Consentimento', moment(lead.aceite_lgpd_em)],
        ]}
      />
    </>
  )
}

/** A lead whole: its stage, what may be done, what was done, and leads that may be the same. */
export function LeadPage({ initial, door }: { initial: WholeLead; door: Door }) {
  const { data: lead = initial } = useQuery({
    ...trpc.leads.get.queryOptions({ id: initial.id }),
    initialData: initial,
  })
  const { actionsOf, menuOf, dialog } = useLeadActions(door)
  const first = lead.desfecho === 'aberta' ? actionsOf(lead)[0] : undefined
  const rest = menuOf(lead).filter(({ label }) => label !== 'Ver' && label !== first?.label)
  const current = lead.status - 1
  const steps = leadStatuses.map(({ status, nome }) => ({
    key: String(status),
    title: nome,
    ...(status === lead.status && { note: `Neste status: ${daysText(lead.dias_no_status)}` }),
  }))
  return (
    <Page>
      <PageHead title={lead.cliente} total={`lead ${lead.id}`}>
        {first && (
          <Button variant="primary" icon={first.icon} onClick={first.onSelect}>
            {first.label}
          </Button>
        )}
        <RowActions label={`Ações de ${lead.cliente}`} actions={rest} />
      </PageHead>
      <PageSheet
        spine={
          <Spine label="Status da lead">
            <Stepper steps={steps} current={current} />
          </Spine>
        }
      >
        <StepLine steps={steps} current={current} />
        <p className="mb-3 flex flex-wrap items-center gap-2">
          <Badge tone={tones[lead.desfecho]}>{outcomeNames[lead.desfecho as LeadOutcome]}</Badge>
          {lead.blacklist && (
            <Badge tone={lead.blacklist === 'cliente' ? 'danger' : 'warning'}>
              <BlocklistMark blacklist={lead.blacklist} motivo={lead.blacklist_motivo} />{' '}
              {lead.blacklist === 'cliente' ? text.customerOnBlocklist : text.addressOnBlocklist}
            </Badge>
          )}
          {lead.vencida && (
            <Badge tone="danger">
              Vencida <OverdueMark />
            </Badge>
          )}
          {lead.pendente_erp && <ErpBadge />}
          {lead.anonimizada_em && <Badge>{text.anonymous}</Badge>}
        </p>
        <Facts lead={lead} />
        {lead.desfecho === 'aberta' && <LeadDuplicates lead={lead} door={door} />}
        <LeadHistory id={lead.id} />
        {dialog}
      </PageSheet>
    </Page>
  )
}
