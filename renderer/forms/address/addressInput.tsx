import type { OwnInput } from '../FormField.tsx';
import { TextInput } from '../Inputs.tsx';
import type { InputProps } from '../Inputs.tsx';
import { ownMailField } from '../values.ts';
import { KnownAddress } from './KnownAddress.tsx';
import type { Own } from './KnownAddress.tsx';
import { useAddressRead } from './useAddressRead.ts';

interface AddressInputProps extends InputProps {
  readonly before: string | null;
  readonly own: Own | null;
  readonly isOwn: boolean;
  readonly onOwn: (isOwn: boolean) => void;
}

/** An e-mail address, which becomes a record; where the service has one of it already, the user chooses (R3.6). */
function AddressInput({ before, own, isOwn, onOwn, ...input }: AddressInputProps) {
  const typed = input.value.trim();
  const address = typed === (before ?? '').trim() ? '' : typed;
  const read = useAddressRead(address);
  return (
    <div>
      <TextInput
        {...input}
        type="email"
        onChange={(typed) => {
          input.onChange(typed);
          // What was chosen for one address says nothing of another.
          if (isOwn) onOwn(false);
        }}
      />
      <div className="mt-2 empty:hidden">
        <KnownAddress address={address} read={read} own={own} isOwn={isOwn} onOwn={onOwn} />
      </div>
    </div>
  );
}

/** An e-mail record, typed as its address. `help` says what is created; `before`: the address of `own`. */
export const addressInput =
  (help: string | undefined, before: string | null = null, own: Own | null = null): OwnInput =>
  (input, valueOf, put) => (
    <AddressInput
      {...input}
      {...(help !== undefined && { help })}
      before={before}
      own={own}
      isOwn={valueOf(ownMailField) === 'true'}
      onOwn={(isOwn) => put(ownMailField, isOwn ? 'true' : '')}
    />
  );
