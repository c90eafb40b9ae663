import { signIn } from '@intranet/client'
import { DEMO_PASSWORD } from './browser.ts'

/** Confirms what a person has to read: a dialog would stand before every screen of theirs. */
export async function confirmReadings(address: string, login: string): Promise<void> {
  const { api, signOut } = await signIn(address, `${login}@intranet.example`, DEMO_PASSWORD)
  for (const { id } of await api.news.pending.query()) await api.newsReadings.confirm.mutate({ id })
  await signOut()
}
