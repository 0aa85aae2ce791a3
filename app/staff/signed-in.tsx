import { Form } from 'react-router'

export function SignedIn({ name }: { name: string }) {
  return (
    <Form method="post" action="/admin/login" className="row justify-between">
      <input type="hidden" name="intent" value="signout" />
      <span>You are signed in as {name}.</span>
      <button type="submit" className="button-plain -mr-2">
        Sign Out
      </button>
    </Form>
  )
}
