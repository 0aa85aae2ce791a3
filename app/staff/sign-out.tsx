import { Form } from 'react-router'

/** A button that ends the session. */
export function SignOut({ className = 'button-plain', children = 'Sign Out' }: { className?: string; children?: string }) {
  return (
    <Form method="post" action="/admin/login">
      <input type="hidden" name="intent" value="signout" />
      <button type="submit" className={className}>
        {children}
      </button>
    </Form>
  )
}
