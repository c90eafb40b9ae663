import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/users/edit/$id')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_app/users/edit/$id"!</div>
}
