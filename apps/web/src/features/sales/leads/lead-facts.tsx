import { useState, type ReactNode } from 'react'
import { formatCep, formatDate, formatDateTime, formatMoney } from '@intranet/contract/formats'
import { format } from '@intranet/contract/messages/formats'
import { lead as text } from '@intranet/contract/messages/leads'
import { blacklistKindNames, type BlacklistKind } from '@intranet/contract/sales/blacklist-words'
import {
  finalizationText,
  originNames,
  typeNames,
  wrongReasonNames,
  type LeadOrigin,
  type LeadType,
  type WrongReason,
} from '@intranet/contract/sales/lead-words'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { EmailLink, PhoneLinks } from './contact-links.tsx'
import { ErpBadge, NextContact } from './lead-marks.tsx'
import { documentText } from '../lead-text.ts'

type WholeLead = Outputs['leads']['get']
type Row = readonly [label: string, value: ReactNode]

const join = (separator: string, ...parts: (string | null)[]) => parts.filter(Boolean).join(separator)
const moment = (at: string | null) => at && formatDateTime(at)

/** Why it ended, in the words of the one who ended it. */
function endingOf(lead: WholeLead): string | null {
  const wrong = lead.wrong_motivo && wrongReasonNames[lead.wrong_motivo as WrongReason]
  return lead.motivo_exclusao ?? wrong ?? lead.motivo_inativacao ?? lead.motivo_inviabilidade
}

function offTable(lead: WholeLead): string | null {
  const since = lead.fora_tabela_em && formatDateTime(lead.fora_tabela_em)
  return since && join(', ', lead.fora_tabela_por, since, lead.motivo_fora_tabela)
}

const factsOf = (lead: WholeLead): Record<string, Row[]> => ({
  Cliente: [
    ['Documento', lead.documento && documentText(lead.documento)],
    ['Fone', lead.fone && <PhoneLinks phone={lead.fone} />],
    ['E-mail', lead.email && <EmailLink email={lead.email} />],
    ['Nascimento', lead.data_nascimento && formatDate(lead.data_nascimento)],
    ['Endereço', join(', ', lead.logradouro, join(' ', lead.numero, lead.complemento))],
    ['Bairro', lead.bairro],
    ['Cidade', join(' - ', lead.cidade, lead.estado)],
    ['CEP', lead.cep && formatCep(lead.cep)],
    ['Referência', lead.referencia],
  ],
  Venda: [
    ['Provedor', lead.provedor === 'razao' ? 'RazaoInfo' : lead.provedor_nome],
    ['Tipo', typeNames[lead.tipo as LeadType]],
    ['Origem', originNames[lead.origem as LeadOrigin]],
    ['Campanha', lead.campanha],
    ['Canal', lead.canal],
    ['Vendedor', lead.vendedor],
    ['Produto', lead.produto],
    ['Valor', lead.valor && formatMoney(lead.valor)],
    ['Fora da tabela', offTable(lead)],
    ['Vencimento', lead.vencimento_dia && `dia ${lead.vencimento_dia}`],
    ['Produto atual', lead.produto_atual],
    ['Valor atual', lead.valor_atual && formatMoney(lead.valor_atual)],
    ['Contrato', lead.contrato],
    ['Indicador', lead.funcionario],
    ['Código Cliente', lead.cod_cliente],
    ['Código Lead', lead.pendente_erp ? <ErpBadge /> : lead.cod_lead],
  ],
  Andamento: [
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
    ['Próximo contato', lead.proximo_contato && <NextContact lead={lead} />],
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
  ],
})

/** What is known; the names of what is not wait behind a button. */
function Facts({ title, rows }: { title: string; rows: Row[] }) {
  const [whole, setWhole] = useState(false)
  const known = rows.filter(([, value]) => value)
  const unknown = rows.length - known.length
  return (
    <section className="mb-5" aria-label={title}>
      <SectionLabel>{title}</SectionLabel>
      <Card className="block p-5">
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {(whole ? rows : known).map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs font-semibold text-muted-foreground">{label}</dt>
              <dd className="break-words">{value || format.notInformed}</dd>
            </div>
          ))}
        </dl>
        {unknown > 0 && (
          <Button
            size="sm"
            variant="ghost"
            cooldown={false}
            className="-ml-2 mt-3"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
          >
            {whole ? 'Ocultar campos sem informação' : `${unknown} sem informação`}
          </Button>
        )}
      </Card>
    </section>
  )
}

export function LeadFacts({ lead }: { lead: WholeLead }) {
  return Object.entries(factsOf(lead)).map(([title, rows]) => <Facts key={title} title={title} rows={rows} />)
}
