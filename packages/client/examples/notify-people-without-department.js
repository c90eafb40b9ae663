// @ts-check
// Notifies active people who have no department:
//   INTRANET_URL=… INTRANET_EMAIL=… INTRANET_PASSWORD=… node notify-people-without-department.js
import { rows, signIn } from '@intranet/client'

const { INTRANET_URL = '', INTRANET_EMAIL = '', INTRANET_PASSWORD = '' } = process.env
/** What one call takes; ten calls an hour are allowed. */
const AT_ONCE = 500

const { api, signOut } = await signIn(INTRANET_URL, INTRANET_EMAIL, INTRANET_PASSWORD)
/** @type {number[]} */
const people = []
for await (const { id } of rows(api.users.list, { filtro: { ativo: true, id_departamento: null } }))
  people.push(id)

let sent = 0
for (let from = 0; from < people.length; from += AT_ONCE) {
  const { enviadas } = await api.notifications.send.mutate({
    usuarios: people.slice(from, from + AT_ONCE),
    msg: 'Seu cadastro está sem departamento. Fale com o RH.',
    rota: '/profile',
  })
  sent += enviadas
}
process.stdout.write(`${sent} pessoas notificadas\n`)
await signOut()
