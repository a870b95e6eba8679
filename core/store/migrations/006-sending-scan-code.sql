create index sending_scan_code on bff.sending ((fixed ->> 'scanCode')) where fixed ->> 'scanCode' is not null;
