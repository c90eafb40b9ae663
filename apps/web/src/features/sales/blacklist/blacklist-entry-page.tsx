import type { ReactNode } from 'react'
import { formatCep, formatDate, formatDateTime, formatDocument } from '@intranet/contract/formats'
import { blacklistKindNames } from '@intranet/contract/sales/blacklist-words'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { DetailList } from '@/components/records/detail-list.tsx'
import { entryName } from './blacklist-name.ts'
import { StateTag } from './state-tag.tsx'
import type { BlacklistRecord } from './blacklist-record.ts'
import { ProviderNames } from '@/features/company/provider-cell.tsx'

const place = ({ logradouro, numero, complemento, bairro, cidade, uf }: BlacklistRecord) =>
  [
    logradouro,
    [numero, complemento].filter(Boolean).join(' '),
    bairro,
    [cidade, uf].filter(Boolean).join(' - '),
  ]
    .filter(Boolean)
    .join(', ')

/** An entry that is only read. */
export function BlacklistEntryPage({ record, children }: { record: BlacklistRecord; children: ReactNode }) {
  return (
    <Page>
      <PageHead heading="REGISTRO" beside={entryName(record)}>
        {children}
      </PageHead>
      <PageSheet>
        <DetailList
          rows={[
            ['Tipo', blacklistKindNames[record.tipo]],
            ...(record.tipo === 'cliente'
              ? ([['CPF/CNPJ', formatDocument(record.cpf_cnpj)]] as const)
              : ([
                  ['CEP', formatCep(record.cep)],
                  ['Endereço', place(record)],
                ] as const)),
            ['Nome', record.nome],
            ['Motivo', record.motivo],
            ['Observação', record.observacao],
            ['Provedor', <ProviderNames key="provedor" names={record.empresa ?? 'Todo o grupo'} full />],
            ['Desde', formatDate(record.data_inicio)],
            ['Até', formatDate(record.data_fim)],
            ['Status', <StateTag key="state" state={record.situacao} />],
            ['Leads afetadas', String(record.leads)],
            ['Usuário', record.usuario],
            ['Revisão', record.revisao_em && formatDateTime(record.revisao_em)],
          ]}
        />
      </PageSheet>
    </Page>
  )
}
