// Lists the departments and creates one:  node packages/client/examples/departments.ts
// INTRANET_URL, INTRANET_EMAIL and INTRANET_PASSWORD default to the demo's.
import { isRefusal, signIn } from '@intranet/client'

const {
  INTRANET_URL = 'http://127.0.0.1:3000',
  INTRANET_EMAIL = 'gestor.rh@intranet.example',
  INTRANET_PASSWORD = 'Intranet@2026',
} = process.env

const { api, signOut } = await signIn(INTRANET_URL, INTRANET_EMAIL, INTRANET_PASSWORD)
const { dados, total } = await api.departments.list.query({ limit: 5, sort: 'nome' })
process.stdout.write(`${total} departamentos; os primeiros: ${dados.map((row) => row.nome).join(', ')}\n`)

try {
  const [created] = await api.departments.create.mutate({
    objects: [{ nome: 'Projetos', id_empresa: dados[0]!.id_empresa }],
  })
  process.stdout.write(`Criado: ${created!.id}\n`)
} catch (error) {
  if (!isRefusal(error)) throw error
  process.stdout.write(`Recusado: ${error.message}\n`)
}
await signOut()
