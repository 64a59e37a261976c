import { Chip } from '../../ui/chip.tsx';
import { useDescribe } from './describe.ts';
import type { Filter } from './filter.ts';
import { useMessages } from './messages.ts';

interface FilterChipProps {
  filter: Filter;
  onEdit?(): void;
  onRemove?(): void;
  /** The filter has a problem, which is explained elsewhere. */
  faulty?: boolean;
}

/** A filter as text: what to find, and how strictly. */
export function FilterChip({ filter, onEdit, onRemove, faulty = false }: FilterChipProps) {
  const messages = useMessages();
  const { nameOf, valueText, detailsOf, titleOf } = useDescribe();
  const details = detailsOf(filter);
  const alarming = faulty || filter.isExcluded === true;
  return (
    <Chip
      name={titleOf(filter)}
      tone={alarming ? 'red' : 'neutral'}
      onEdit={onEdit}
      onRemove={onRemove}
    >
      {nameOf(filter.filterType)}
      {messages.separator}
      {filter.isExcluded && `${messages.excluded} `}
      <span className={alarming ? 'font-medium' : 'font-medium text-ink'}>{valueText(filter)}</span>
      {details.length > 0 && `, ${details.join(', ')}`}
    </Chip>
  );
}
