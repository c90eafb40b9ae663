/** Descriptor, list, forms, card and addresses of a plain entity. */
import { type Names, newOne } from './names.ts'

export const entityFile = (names: Names) => {
  const { area, entity, folder, module, one, many, label, noun } = names
  return `import { ${one} } from '@intranet/contract/${area}/${entity}'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const ${many} = defineEntity(trpc.${many}, {
  label: '${label}',
  noun: ['${noun[0]}', '${noun[1]}'],
  add: '${newOne(names)}',
  module: '${module}',
  base: '/${folder}',
  duplicates: true,
  name: ({ nome }) => nome,
  sheet: '${many}',
  history: historyFrom(${one}),
})
`
}

export const listPage = ({
  area,
  entity,
  one,
  One,
  many,
}: Names) => `import { ${one} } from '@intranet/contract/${area}/${entity}'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ${many} } from './${entity}.entity.ts'

type ${One} = Outputs['${many}']['list']['dados'][number]

const column = columnsOf(${one})

const columns: ListColumns<${One}, '${many}.list'> = [
  column('nome', { card: 'main' }),
  column('empresa', {
    card: 'extra',
    cell: (row: ${One}) => <ProviderCell id={row.id_empresa} name={row.empresa} />,
  }),
  column('ativo', { card: 'sub' }),
  createdColumn(),
]

export function ${One}ListPage() {
  return <RecordListPage entity={${many}} columns={columns} filters={[useProviderFilter(), statusFilter]} />
}
`

export const formPages = ({
  area,
  entity,
  one,
  One,
  many,
}: Names) => `import { ${one} } from '@intranet/contract/${area}/${entity}'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { ${many} } from './${entity}.entity.ts'

type ${One} = Outputs['${many}']['get']

const Field = fieldOf(${one})
const schema = schemasOf(${one}).fields

const fields = (
  <FormPanel>
    <Field name="nome" wide />
    <Field name="id_empresa" as={ProviderField} hint="Sem provedor, vale para todo o grupo." />
    <Field name="ativo" />
  </FormPanel>
)

export function ${One}RegisterPage({ source }: { source?: ${One} }) {
  return (
    <RegisterPage
      entity={${many}}
      schema={schema}
      blank={{ nome: '', id_empresa: null, ativo: false }}
      source={source}
    >
      {fields}
    </RegisterPage>
  )
}

export function ${One}EditPage({ record }: { record: ${One} }) {
  return (
    <EditPage entity={${many}} beside={record.nome} schema={schema} record={record}>
      {fields}
    </EditPage>
  )
}
`

export const screensFile = (
  { folder, many, label, module, section, noun }: Names,
  place: number,
) => `import { Shapes } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const ${many}Screens = defineScreens({
  cards: [
    {
      title: '${label}',
      text: 'Cadastro de ${noun[1]}',
      icon: Shapes,
      to: '/${folder}/list',
      on: { '${section}': ${place} },
      visible: may('${module}', 'read'),
    },
  ],
})
`

const homes: Readonly<Record<string, string>> = {
  admin: '/modulos/admin',
  hr: '/human-resources',
  internal: '/sales/internal/home',
  external: '/sales/external/home',
  backoffice: '/backoffice/inicio',
  own: '/',
  drillDown: '/',
  clientPanel: '/',
}

/** Where the cards of its hub stand. */
export const home = ({ section }: Pick<Names, 'section'>) => {
  const hub = section.split('/')[0]!
  return homes[hub] ?? `/${hub}/home`
}

export const listRoute = (names: Names) => `import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ${names.One}ListPage } from '@/features/${names.area}/${names.folder}/${names.entity}-list-page.tsx'

export const Route = createFileRoute('/_app/${names.folder}/list')({
  staticData: {
    needs: { module: '${names.module}', ability: 'read' },
    title: '${names.label}',
    back: '${home(names)}',
    area: '${names.pages}',
  },
  validateSearch: listSearch,
  loader: askRows('${names.many}'),
  component: ${names.One}ListPage,
})
`

export const registerRoute = (names: Names) => `import { createFileRoute } from '@tanstack/react-router'
import { ${names.One}RegisterPage } from '@/features/${names.area}/${names.folder}/${names.entity}-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { optionalIdParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/${names.folder}/register/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: { module: '${names.module}', ability: 'manage' },
    title: '${newOne(names)}',
    back: '/${names.folder}/list',
    area: '${names.pages}',
    action: true,
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    id ? queryClient.fetchQuery(fresh(trpc.${names.many}.get.queryOptions({ id }))) : undefined,
  component: function Register() {
    return <${names.One}RegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
  },
})
`

export const editRoute = (names: Names) => `import { createFileRoute } from '@tanstack/react-router'
import { ${names.One}EditPage } from '@/features/${names.area}/${names.folder}/${names.entity}-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/${names.folder}/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: '${names.module}', ability: 'manage' },
    title: 'Editar ${names.noun[0]}',
    back: '/${names.folder}/list',
    area: '${names.pages}',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.${names.many}.get.queryOptions({ id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <${names.One}EditPage key={record.id} record={record} />
  },
})
`
